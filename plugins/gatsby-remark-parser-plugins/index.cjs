/** Gives gatsby-transformer-remark the remark plugins that gatsby-config.ts names: it takes them from a plugin of its own. */
exports.setParserPlugins = ({ parserPlugins }) => parserPlugins;
