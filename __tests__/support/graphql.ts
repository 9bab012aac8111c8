import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Node } from 'gatsby';
import {
  buildSchema,
  defaultFieldResolver,
  execute,
  getDirectiveValues,
  getNamedType,
  type GraphQLFieldResolver,
  isObjectType,
  parse,
} from 'graphql';
import { collectionNames, collections, type CollectionName } from '../../src/content/model/collections';
import type { FieldExtension } from '../../src/content/gatsby/directive';
import { fieldExtensions } from '../../src/content/gatsby/directives';
import { typeDefinitions } from '../../src/content/gatsby/typeDefinitions';
import { type FileNode, resolveHtml } from './gatsbyNodes';

/** How a directive of ours is declared. */
const directiveOf = ({ name, args = {} }: FieldExtension): string => {
  const named = Object.entries(args).map(([arg, type]) => `${arg}: ${type}`);
  return `directive @${name}${named.length ? `(${named.join(', ')})` : ''} on FIELD_DEFINITION`;
};

const gatsbysOwn = `
  directive @dontInfer on OBJECT
  directive @fileByRelativePath on FIELD_DEFINITION
  ${fieldExtensions.map(directiveOf).join('\n')}
  directive @html on FIELD_DEFINITION
  directive @imageData on FIELD_DEFINITION
  interface Node { jsonId: Int }
  type File { absolutePath: String! }
  extend type MarkdownRemark { htmlAst: String @html }
  type ImageSharp { gatsbyImageData: String @imageData }
  type Query { ${collectionNames.map((name) => `${name}: ${collections[name].type}`).join('\n')} }
`;

/** The types of the content, beside stand-ins for what Gatsby brings along. */
export const schema = buildSchema(gatsbysOwn + typeDefinitions(), { assumeValid: true });

interface Context {
  readonly nodeModel: {
    readonly findRootNodeAncestor: () => FileNode;
    readonly findOne: (query: object) => Promise<object | null>;
    readonly findAll: () => Promise<{ readonly entries: readonly object[] }>;
  };
}
type Resolver = GraphQLFieldResolver<Node, Context>;

interface Query {
  readonly type: string;
  readonly query: { readonly filter: { readonly absolutePath: { readonly eq: string } } };
}

/** What the resolvers ask for other nodes: every file on the disk is one, and a picture. */
const contextOf = ([file, ...nodes]: readonly [FileNode, ...Node[]], siteSettings: Node | undefined) => {
  const picture = { id: 'picture', internal: { type: 'ImageSharp' } };
  // What is drawn before queries, for who has no picture of a cover: no test here draws any.
  const drawn = { id: null, absolutePath: resolve('starter/icon.png'), children: [picture.id] };
  const all = [file, ...nodes, picture, drawn];
  const findFile = (absolutePath: string) =>
    existsSync(absolutePath) ? { absolutePath, children: [picture.id] } : null;
  return {
    nodeModel: {
      getNodeById: ({ id }: { readonly id: string | null }) => all.find((node) => node.id === id) ?? null,
      findRootNodeAncestor: () => file,
      findOne: ({ type, query }: Query) =>
        Promise.resolve(type === 'File' ? findFile(query.filter.absolutePath.eq) : siteSettings),
      // No page is switched off.
      findAll: () => Promise.resolve({ entries: [] }),
    },
    defaultFieldResolver,
  };
};

const fileByRelativePath: Resolver = (source, args, context, info) => {
  const name = String(defaultFieldResolver(source, args, context, info));
  const eq = join(context.nodeModel.findRootNodeAncestor().dir, name);
  return context.nodeModel.findOne({ type: 'File', query: { filter: { absolutePath: { eq } } } });
};

const imageData = {
  layout: 'constrained',
  width: 1,
  height: 1,
  images: { fallback: { src: '/a.png', srcSet: '/a.png 1w' }, sources: [] },
};

const directives = [
  ...fieldExtensions,
  { name: 'fileByRelativePath', extend: () => ({ resolve: fileByRelativePath }) },
  { name: 'html', extend: () => ({ resolve: resolveHtml }) },
  { name: 'imageData', extend: () => ({ resolve: () => imageData }) },
];

for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
  for (const field of Object.values(type.getFields())) {
    for (const { name, extend } of directives) {
      const directive = schema.getDirective(name);
      const args = field.astNode && directive && getDirectiveValues(directive, field.astNode);
      if (args) field.resolve = extend(args as Record<string, string>).resolve as Resolver;
    }
  }
}

/** All fields of a type, as a query asks for them. */
const allFields = (type: unknown): string =>
  isObjectType(type)
    ? `{ ${Object.values(type.getFields())
        .map((field) => `${field.name} ${allFields(getNamedType(field.type))}`)
        .join(' ')} }`
    : '';

/**
 * The errors of a query for all fields of an entry, given its nodes from the file on, the entry's last; none where
 * all is well.
 */
export const queryErrors = async (
  collection: CollectionName,
  nodes: readonly [FileNode, ...Node[]],
  siteSettings: Node | undefined,
): Promise<string[]> => {
  const fields = allFields(schema.getType(collections[collection].type));
  const { errors = [] } = await execute({
    schema,
    document: parse(`{ ${collection} ${fields} }`),
    rootValue: { [collection]: nodes.at(-1) },
    contextValue: contextOf(nodes, siteSettings),
  });
  return errors.map(({ message }) => message);
};
