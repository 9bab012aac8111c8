import * as styles from './Compared.module.css';
import { differing, type FieldTexts, fieldTexts } from './fieldTexts';

interface StateProps {
  readonly path: string;
  readonly title: string;
  /** The text of the entry's file; null where it is deleted. */
  readonly text: string | null;
  readonly other: string | null;
}

/** The lines of a text; those that the other does not have are marked. */
function Lines({ text, other }: { readonly text: string; readonly other: string }) {
  const known = new Set(other.split('\n'));
  return text.split('\n').map((line, index) => {
    const Line = known.has(line) ? 'span' : 'mark';
    // Lines have no names but their places.
    return <Line key={index}>{`${line}\n`}</Line>;
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
  const own = text === null ? null : fieldTexts(path, text);
  const others = other === null ? null : fieldTexts(path, other);
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

interface Side {
  readonly title: string;
  readonly text: string | null;
}

interface Props {
  /** The path of the entry's file. */
  readonly path: string;
  readonly sides: readonly [Side, Side];
}

/** Two states of an entry beside each other: the fields in which they differ, by their labels. */
export function Compared({ path, sides: [one, two] }: Props) {
  return (
    <div className={styles.both}>
      <State path={path} {...one} other={two.text} />
      <State path={path} {...two} other={one.text} />
    </div>
  );
}
