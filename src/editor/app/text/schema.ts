import { Editor, remarkStringifyOptionsCtx } from '@milkdown/core';
import type { MilkdownPlugin } from '@milkdown/ctx';
import { clipboard } from '@milkdown/plugin-clipboard';
import { history } from '@milkdown/plugin-history';
import {
  commonmark,
  headingIdGenerator,
  headingSchema,
  imageSchema,
  linkSchema,
  orderedListSchema,
  remarkInlineLinkPlugin,
  remarkPreserveEmptyLinePlugin,
  syncHeadingIdPlugin,
  wrapInHeadingInputRule,
  wrapInOrderedListInputRule,
} from '@milkdown/preset-commonmark';
import { extendListItemSchemaForTask, gfm, wrapInTaskListInputRule } from '@milkdown/preset-gfm';
import { InputRule, textblockTypeInputRule, wrappingInputRule } from '@milkdown/prose/inputrules';
import type { Handle } from 'mdast-util-to-markdown';
import { $inputRule, $nodeSchema } from '@milkdown/utils';

/** A block that is shown as it is written. */
const sourceSchema = $nodeSchema('source', () => ({
  group: 'block',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  parseDOM: [{ tag: 'pre[data-source]', preserveWhitespace: 'full' }],
  toDOM: () => ['pre', { 'data-source': '', spellcheck: 'false' }, 0],
  parseMarkdown: {
    match: ({ type }) => type === 'source',
    runner: (state, node, type) => void state.addNode(type, {}, [state.schema.text(node['value'] as string)]),
  },
  toMarkdown: {
    match: ({ type }) => type.name === 'source',
    runner: (state, node) => void state.addNode('html', undefined, node.textContent),
  },
}));

/** Lists are tight, until an empty line says otherwise. */
const tightItems = extendListItemSchemaForTask.extendSchema((previous) => (ctx) => {
  const schema = previous(ctx);
  return { ...schema, attrs: { ...schema.attrs, spread: { default: false, validate: 'boolean' } } };
});

/** A picture without a caption has none when it is moved or pasted either: the library takes its words for one. */
const pictures = imageSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  parseDOM: [
    {
      tag: 'img[src]',
      getAttrs: (image) =>
        Object.fromEntries(['src', 'alt', 'title'].map((name) => [name, image.getAttribute(name) ?? ''])),
    },
  ],
}));

/** A link stands around the emphasis in it, as in [*a title*](/books/a/), and what is typed behind it is no part of it. */
const outerLinks = linkSchema.extendSchema((previous) => (ctx) => ({
  ...previous(ctx),
  priority: 40,
  inclusive: false,
}));

/** A list begins with 1: the site takes a year for a word. */
const numberedLists = $inputRule((ctx) => wrappingInputRule(/^\s*1\.\s$/, orderedListSchema.type(ctx)));

/** A box at the beginning of an item. The library's own rule takes the whole item away. */
const tasks = $inputRule(
  () =>
    new InputRule(/^\[([ x])\]\s$/, ({ doc, tr }, [, sign], start, end) => {
      const $start = doc.resolve(start);
      if ($start.depth < 2 || $start.node(-1).type.name !== 'list_item') return null;
      return tr.delete(start, end).setNodeAttribute($start.before(-1), 'checked', sign === 'x');
    }),
);

/** The title of the page is the only heading of the first level. */
const headings = $inputRule((ctx) =>
  textblockTypeInputRule(/^(#{1,6})\s$/, headingSchema.type(ctx), ([, signs = '']) => ({
    level: Math.max(2, signs.length),
  })),
);

// Empty lines would become HTML, ids of headings are the site's, and references stay where they are.
const without = new Set<MilkdownPlugin>(
  [
    remarkPreserveEmptyLinePlugin,
    syncHeadingIdPlugin,
    remarkInlineLinkPlugin,
    wrapInHeadingInputRule,
    wrapInOrderedListInputRule,
  ].flat(),
);

/** How what is typed becomes Markdown. */
const stringify = {
  bullet: '-',
  rule: '*',
  ruleSpaces: true,
  listItemIndent: 'one',
  fences: true,
} as const;

/** Words without spaces at the edges of a line, which a writer would write by their number. */
const writeText: Handle = (node: { readonly value: string }, _parent, state, info) => {
  const start = info.before.endsWith('\n') ? node.value.trimStart() : node.value;
  return state.safe(info.after.startsWith('\n') ? start.trimEnd() : start, info);
};

/** An editor of texts, which shows nothing before it is created. */
export const makeEngine = (): Editor =>
  Editor.make()
    .config((ctx) => {
      // The site makes those.
      ctx.set(headingIdGenerator.key, () => '');
      ctx.update(remarkStringifyOptionsCtx, (options) => ({
        ...options,
        ...stringify,
        handlers: { ...options.handlers, text: writeText },
      }));
    })
    .use(commonmark.filter((plugin) => !without.has(plugin)))
    .use(gfm.filter((plugin) => plugin !== wrapInTaskListInputRule))
    .use(tightItems)
    .use(pictures)
    .use(numberedLists)
    .use(headings)
    .use(tasks)
    .use(outerLinks)
    .use(sourceSchema)
    .use(history)
    .use(clipboard);
