/** Makes the pictures of the site: all of them, or those named on the command line. */
import { makeMark } from './mark/mark';
import { marks } from './mark/marks';
import { orders } from './orders';
import { deliver } from './press/deliver';

/** Makes what was asked for. */
async function make(names: readonly string[]): Promise<void> {
  const known = [...Object.keys(marks), ...Object.keys(orders)];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`No picture called ${unknown.join(', ')}. There are: ${known.join(', ')}`);
  const wanted = (name: string): boolean => names.length === 0 || names.includes(name);
  for (const [name, mark] of Object.entries(marks)) if (wanted(name)) await makeMark(mark);
  for (const [name, order] of Object.entries(orders)) if (wanted(name)) await deliver(await order());
}

make(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
