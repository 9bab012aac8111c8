import type { Root } from 'hast';
import { feedHtmlOf } from '../../src/content/gatsby/feedHtml';
import { pictureFile } from '../support/picture';

const page = 'https://me.example/site/blog/a/';

/** A tree with all that Gatsby's transformer makes of Markdown beside plain paragraphs. */
const tree = (): Root =>
  ({
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'p',
        properties: {},
        children: [
          { type: 'text', value: 'A & ' },
          {
            type: 'element',
            tagName: 'a',
            properties: { href: '/site/about/', title: 'There' },
            children: [{ type: 'text', value: 'page' }],
          },
          {
            type: 'element',
            tagName: 'img',
            properties: { src: './a%20cat.jpg', alt: 'A "cat"' },
            children: [],
          },
          {
            type: 'element',
            tagName: 'sup',
            properties: { id: 'fnref-1' },
            children: [
              {
                type: 'element',
                tagName: 'a',
                properties: { href: '#fn-1', className: ['footnote-ref'] },
                children: [{ type: 'text', value: '1' }],
              },
            ],
          },
        ],
      },
      {
        type: 'element',
        tagName: 'ul',
        properties: { className: ['contains-task-list'] },
        children: [
          {
            type: 'element',
            tagName: 'li',
            properties: { className: ['task-list-item'] },
            children: [
              {
                type: 'element',
                tagName: 'input',
                properties: { type: 'checkbox', disabled: true },
                children: [],
              },
              { type: 'text', value: ' done' },
            ],
          },
        ],
      },
      { type: 'element', tagName: 'ol', properties: { start: 3 }, children: [] },
      { type: 'raw', value: '<script>alert(1)</script>' },
      { type: 'comment', value: 'x' },
    ],
  }) as unknown as Root;

test('a text is whole away from its page: addresses, pictures, and nothing that only the site knows', async () => {
  expect(await feedHtmlOf(tree(), page, () => Promise.resolve(pictureFile))).toBe(
    '<p>A &#x26; <a href="https://me.example/site/about/">page</a>' +
      '<img src="https://me.example/a.jpg" alt="A &#x22;cat&#x22;" width="240" height="360">' +
      '<sup><a href="https://me.example/site/blog/a/#fn-1">1</a></sup></p>' +
      '<ul><li>☐ done</li></ul><ol start="3"></ol>',
  );
});
