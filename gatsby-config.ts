import type { GatsbyConfig } from 'gatsby';
import { sitemapOptions } from './src/post-build/sitemap';
import { jsonType } from './src/content/gatsby/nodes';
import { readSiteSettings } from './src/content/gatsby/siteSettings';
import { authorMarkdown } from './src/content/read/authorMarkdown';
import { coverWidths } from './src/lib/coverGrid';

const { title, siteUrl, language, icon } = readSiteSettings(process.cwd());

/** Below which the site lies at its address. */
const { pathname: path } = new URL(siteUrl);

/**
 * Files and folders whose own name begins with a dot, which the checks leave out as well. Those below such a folder
 * are never come to; a pattern for them would match a project that lies in a hidden folder itself.
 */
const hidden = [/[/\\]\.[^/\\]*$/];

/** The plugin would stop Gatsby before the guard has named a missing icon. */
const manifest = (icon: string) => ({
  resolve: 'gatsby-plugin-manifest',
  options: {
    name: title,
    short_name: title,
    lang: language,
    start_url: '/',
    display: 'browser',
    icon,
    icon_options: { purpose: 'any maskable' },
    legacy: false,
    theme_color_in_head: false,
  },
});

const config: GatsbyConfig = {
  siteMetadata: { siteUrl },
  // npm run build heeds it by --prefix-paths, npm run develop does not.
  ...(path !== '/' && { pathPrefix: path }),
  jsxRuntime: 'automatic',
  // The author writes no TypeScript, and sees a change a fifth of a second sooner without it.
  graphqlTypegen: !process.env['GATSBY_EDITOR'] && {
    typesOutputPath: 'src/gatsby-types.d.ts',
    generateOnBuild: true,
    documentSearchPaths: ['./src/post-build/*.ts', './src/content/gatsby/*.ts'],
  },
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'data', path: 'data', ignore: hidden } },
    { resolve: 'gatsby-transformer-json', options: { typeName: jsonType } },
    {
      resolve: 'gatsby-transformer-remark',
      options: {
        plugins: [{ resolve: 'gatsby-remark-parser-plugins', options: { parserPlugins: [authorMarkdown] } }],
      },
    },
    {
      resolve: 'gatsby-plugin-sharp',
      options: { defaults: { formats: ['auto', 'avif'], placeholder: 'none', breakpoints: coverWidths } },
    },
    'gatsby-transformer-sharp',
    'gatsby-plugin-image',
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions },
    ...(icon ? [manifest(icon)] : []),
  ],
};

export default config;
