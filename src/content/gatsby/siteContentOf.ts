import type { NodePluginArgs } from 'gatsby';
import { collectionNames, collections } from '../model/collections';
import { collectionOf } from '../model/entryFiles';
import { unlistedType } from '../model/unlisted';
import { type SiteContent, siteContent } from '../model/siteContent';
import { buildDay } from './buildDay';

type Nodes = Pick<NodePluginArgs, 'getNode' | 'getNodesByType'>;

/** The path below `data/` of the file from which a node comes. */
const fileBehind = (id: string | null | undefined, nodes: Nodes): string => {
  const node = nodes.getNode(id ?? '');
  return typeof node?.['relativePath'] === 'string'
    ? node['relativePath']
    : node
      ? fileBehind(node.parent, nodes)
      : '';
};

/** The content as Gatsby has read it: what is not on the site yet is in it under develop alone. */
export const siteContentOf = (nodes: Nodes): SiteContent =>
  siteContent(
    [...collectionNames.map((name) => collections[name].type), unlistedType].flatMap((type) =>
      nodes.getNodesByType(type).flatMap((node) => {
        const place = collectionOf(fileBehind(node.parent, nodes));
        // Gatsby keeps `id` for itself.
        return place ? [{ ...place, fields: { ...node, id: node['jsonId'] } }] : [];
      }),
    ),
    buildDay(),
  );
