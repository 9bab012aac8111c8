import { recover } from '../content/transaction/recover';
import { atMostLines } from '../import/report';

/** So many files are named; an import may have thousands. */
const mostFiles = 25;

/** Takes back what was interrupted when a save or an import ended in the middle, and tells the author. */
export const recoverAloud = async (root: string): Promise<void> => {
  const { undone, setAside } = await recover(root);
  if (undone.length) {
    console.log(
      `\nA save or an import was interrupted, and is taken back:\n  ${atMostLines(undone, mostFiles).join('\n  ')}`,
    );
  }
  for (const folder of setAside) {
    console.log(
      `\nA save or an import was interrupted, and you have changed its files since: they stay as they are. What it replaced lies in ${folder}/; delete it when you have no use for it.`,
    );
  }
};
