import jsonld from 'jsonld';

const schemaOrg = 'https://schema.org/';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The names of all properties within a value, those of JSON-LD itself left out. */
const propertiesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(propertiesIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(name.startsWith('@') ? [] : [name]),
    ...propertiesIn(inner),
  ]);
};

/**
 * The properties of a graph of linked data that are lost on who reads it as JSON-LD 1.1. The context is that of schema.org as
 * far as it matters: every name is one of its vocabulary.
 */
export const unreadIn = async (graph: unknown): Promise<string[]> => {
  if (!isObject(graph) || graph['@context'] !== schemaOrg.slice(0, -1)) return ['@context'];
  const expanded = await jsonld.expand({ ...graph, '@context': { '@vocab': schemaOrg } });
  const read = propertiesIn(expanded).map((name) => name.slice(schemaOrg.length));
  const written = propertiesIn({ ...graph, '@context': null });
  return written.filter((name) => !read.includes(name));
};
