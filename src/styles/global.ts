/* The order of the sheets; that of their layers is set by gatsby-ssr.tsx. */
import './faces.css';
import './reset.css';
import './tokens.css';
import './base.css';
import './shared.css';
import './motion.css';
import './print.css';
import './utilities.css';
