import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { editorFiles } from './jsonSchemas';

/** Writes what editors know of the content: run it when src/content/model/schema.ts has changed. */
const main = async (): Promise<void> => {
  for (const [file, text] of Object.entries(editorFiles())) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    console.log(file);
  }
};

void main();
