import { lines, post } from './attacks';

const sentence = 'She said nothing, and nothing was what she meant; “well,” he said. ';
const paragraph = sentence.repeat(8);

/** Texts as long as honest ones get. */
export const honest: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    'a chapter of a megabyte': `${paragraph}\n\n`.repeat(1_900),
    'a chapter in dialogue': `${sentence}\n\n`.repeat(14_000),
    'a chapter in short lines': `${`${sentence}\n`.repeat(7)}\n`.repeat(2_000),
    'a sentence of 25,000 characters': 'yes I said yes I will '.repeat(1_150),
    'a sentence of 25,000 characters, a sixth of its words stressed': '*yes* I said yes I will '.repeat(
      1_000,
    ),
    'a dialogue in lists of two': '- “Where?” she said.\n- “There.”\n\n'.repeat(1_500),
    'a table of 500 rows': `| Name | Days | Where |\n| --- | --- | --- |\n${'| Some Name | 1234 | [a shop](https://shop.example/a) |\n'.repeat(500)}`,
    'a list of 1,000 items': `- ${sentence}\n`.repeat(1000),
    'a list of 200 links':
      '- [the title of a book](https://shop.example/the-title-of-a-book?from=here)\n'.repeat(200),
    'a list in a list in a list': '- a\n  - b\n    1. c\n       > d\n'.repeat(100),
    'code of 1,000 lines': `\`\`\`js\n${'const a = b(c, [d]); // *e*\n'.repeat(1000)}\`\`\`\n`,
    'a poem': `${'So much depends  \n'.repeat(14)}\n`.repeat(50),
    'a hundred notes': `${lines(100, (index) => `${sentence}[^${index}]\n`)}\n${lines(100, (index) => `[^${index}]: ${sentence}\n`)}`,
    'many pictures': '![A cat](./cat.png)\n\n'.repeat(100),
    'a paragraph in Japanese': '吾輩は猫である。名前はまだ無い。'.repeat(1500),
    'a dialogue in French': '— Non, dit-il.\n\n— Si ! répondit-elle.\n\n'.repeat(6000),
    '500 notes on following lines': `${lines(500, (index) => `${sentence}[^${index}]\n`)}\n${lines(500, (index) => `[^${index}]: ${sentence}`)}`,
    'code of 2,000 lines': `\`\`\`\n${'    const a = b(c, [d]); // *e*\n'.repeat(2000)}\`\`\`\n`,
    '1,500 scenes': `${paragraph}\n\n* * *\n\n`.repeat(1500),
    Japanese: '吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。\n\n'.repeat(1000),
  }).map(([name, text]) => [name, post(text)]),
);
