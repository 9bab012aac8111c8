import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { editorFiles } from '../../src/cli/jsonSchemas';

/** The part of VS Code that reads JSON, set up as the committed settings say. */
const makeJsonEditor = () => {
  const service = getLanguageService({});
  const settings = JSON.parse(editorFiles()['.vscode/settings.json'] ?? '') as {
    'json.schemas': { url: string; fileMatch: string[] }[];
  };
  service.configure({
    schemas: settings['json.schemas'].map(({ url, fileMatch }) => ({
      uri: url,
      fileMatch,
      schema: JSON.parse(editorFiles()[url.slice(2)] ?? '') as object,
    })),
  });
  return service;
};

let made: ReturnType<typeof makeJsonEditor> | undefined;

/** The same for all who ask: the schemas are made and read once, which takes a quarter of a second. */
export const jsonEditor = () => (made ??= makeJsonEditor());

/** What it says of a text in the place of a file, by lines. */
export const messagesFor = async (file: string, text: string): Promise<string[]> => {
  const service = jsonEditor();
  const document = TextDocument.create(`file:///${file}`, 'json', 1, text);
  const found = await service.doValidation(document, service.parseJSONDocument(document));
  const lines = found.map(({ range, message }) => `${range.start.line + 1}: ${JSON.stringify(message)}`);
  return lines.sort();
};
