import { useContext } from 'react';
import { englishOf } from '../english';
import { OthersContext } from '../ui/ReasonText';
import * as styles from './Compared.module.css';
import { differing, type FieldTexts, fieldTexts } from './fieldTexts';

interface StateProps {
  readonly path: string;
  readonly title: string;
  /** The text of the entry's file; null where it is deleted. */
  readonly text: string | null;
  readonly other: string | null;
}

/** A line in three: what stands between the words that another line begins and ends with, too. */
const parted = (line: string, other: string): readonly [string, string, string] => {
  const [own, others] = [line.split(/(\s+)/), other.split(/(\s+)/)];
  const most = Math.min(own.length, others.length);
  let start = 0;
  while (start < most && own[start] === others[start]) start += 1;
  let end = 0;
  while (start + end < most && own.at(-1 - end) === others.at(-1 - end)) end += 1;
  const last = own.length - end;
  return [own.slice(0, start).join(''), own.slice(start, last).join(''), own.slice(last).join('')];
};

/** The lines of a text; what the other does not have in them is marked. */
function Lines({ text, other }: { readonly text: string; readonly other: string }) {
  const [lines, others] = [text.split('\n'), other.split('\n')];
  const changed = lines.filter((line) => !others.includes(line));
  const instead = others.filter((line) => !lines.includes(line));
  return lines.map((line, index) => {
    const place = changed.indexOf(line);
    const like = changed.length === instead.length ? (instead[place] ?? line) : '';
    const [before, between, after] = parted(line, place < 0 ? line : like);
    return (
      // Lines have no names but their places.
      <span key={index}>
        {before}
        {between && <mark>{between}</mark>}
        {`${after}\n`}
      </span>
    );
  });
}

function Fields({ own, others }: { readonly own: FieldTexts; readonly others: FieldTexts | null }) {
  const labels = differing(own, others);
  if (!labels.length) return <p>All fields are the same: what differs is a picture or a sound beside it.</p>;
  return (
    <dl>
      {labels.map((label) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Lines text={own.get(label) ?? '–'} other={others?.get(label) ?? ''} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function State({ path, title, text, other }: StateProps) {
  const english = englishOf(useContext(OthersContext).entries);
  const own = text === null ? null : fieldTexts(path, text, english);
  const others = other === null ? null : fieldTexts(path, other, english);
  return (
    <section>
      <h3>{title}</h3>
      {text === null ? (
        <p>It is deleted.</p>
      ) : (
        <div className={styles.state}>
          {own && (other === null || others) ? (
            <Fields own={own} others={others} />
          ) : (
            <Lines text={text} other={other ?? ''} />
          )}
        </div>
      )}
    </section>
  );
}

interface Props {
  /** The path of the entry's file. */
  readonly path: string;
  readonly titles: readonly [string, string];
  /** What the file says in both; null where it is deleted. */
  readonly texts: readonly [string | null, string | null];
}

/** Two states of an entry beside each other: the fields in which they differ, by their labels. */
export function Compared({ path, titles, texts: [one, two] }: Props) {
  return (
    <div className={styles.both}>
      <State path={path} title={titles[0]} text={one} other={two} />
      <State path={path} title={titles[1]} text={two} other={one} />
    </div>
  );
}
