import { expect, test } from '@playwright/test';
import { pixel } from '../content';
import { type OwnEditor, startOwnEditor } from './ownEditor';

export const png = pixel.toString('base64');
export const bookFile = 'data/books/a-book/index.json';

/** A picture or sound as the editor sends it. */
export const asset = (path: string, base64 = png) => ({ path, base64 });

export const notContent = (path: string): string => `${path} is not a file of the content`;

/** A request, and what is said against it; where that ends in a space, the words of a decoder follow. */
export type Refused = readonly [name: string, action: string, params: object, error: string];

/** Tests that each of these is refused in these words, and that nothing has changed then. */
export const testRefused = (requests: readonly Refused[]): void => {
  let editor: OwnEditor;
  test.beforeAll(async () => void (editor = await startOwnEditor({})));
  test.afterAll(() => editor.end());

  for (const [name, action, params, error] of requests) {
    test(`${name} is refused, and nothing has changed`, async () => {
      const before = editor.files();
      const answer = await editor.ask(action, params);
      expect(answer.status).toBe(422);
      if (error.endsWith(' ')) expect(answer.body.error).toContain(error);
      else expect(answer.body.error).toBe(error);
      expect(editor.files()).toEqual(before);
    });
  }
};
