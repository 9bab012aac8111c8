import { useState } from 'react';
import { growingCollections } from '../../../content/model/collections';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Choice, textOf } from './Choice';
import * as styles from './EntryForm.module.css';
import { type Props, useForm } from './formContext';
import { entriesFor, type EntryOption } from './words';

/** Up to so many entries without pictures are seen at a glance in the browser's own list. */
const few = 8;

function Shown({ option: { entry, label } }: { readonly option: EntryOption }) {
  const cover = useForm().coverOf(entry);
  return (
    <>
      {cover !== undefined && <img src={cover} alt="" loading="lazy" />}
      <span>{label}</span>
    </>
  );
}

interface ChooserProps {
  readonly title: string;
  readonly options: readonly EntryOption[];
  readonly chosen: unknown;
  readonly onChoose: (value: string) => void;
  readonly onClose: () => void;
}

/** Asks which entry, by title and picture. */
function Chooser({ title, options, chosen, onChoose, onClose }: ChooserProps) {
  const [wanted, setWanted] = useState('');
  const found = options.filter(({ label }) => label.toLowerCase().includes(wanted.trim().toLowerCase()));
  return (
    <Dialog title={title} onClose={onClose}>
      <input
        type="search"
        aria-label="Search"
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      <ul role="list" className={styles.covers}>
        {found.map((option) => (
          <li key={option.value}>
            <button
              type="button"
              aria-pressed={option.value === chosen}
              onClick={() => onChoose(option.value)}
            >
              <Shown option={option} />
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{found.length ? '' : 'Nothing is called that.'}</p>
    </Dialog>
  );
}

/** Makes what is not there to be chosen. */
function Makers({ path, info: { collections: among = [] } }: Props) {
  const { makeFor } = useForm();
  return growingCollections
    .filter(({ name }) => among.includes(name))
    .map(({ name, one }) => (
      <Button key={name} look="quiet" onClick={() => makeFor(path, name, among)}>
        New {one}
      </Button>
    ));
}

interface OptionsProps extends Props {
  readonly options: readonly EntryOption[];
}

/** Chooses an entry in a dialogue. */
function ByPictures(props: OptionsProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const { control, label, isRequired, value, options, onChange } = props;
  const chosen = options.find((option) => option.value === value);
  const said = (chosen?.label ?? textOf(value)) || 'Choose …';
  return (
    <>
      <button
        type="button"
        {...control}
        aria-label={`${label}: ${said}`}
        aria-haspopup="dialog"
        onClick={() => setIsChoosing(true)}
      >
        {chosen ? <Shown option={chosen} /> : said}
      </button>
      {!isRequired && value !== undefined && (
        <Button look="quiet" aria-label={`Empty ${label}`} onClick={() => onChange(undefined)}>
          ✕
        </Button>
      )}
      {isChoosing && (
        <Chooser
          title={label}
          options={options}
          chosen={value}
          onClose={() => setIsChoosing(false)}
          onChoose={(next) => {
            onChange(next);
            setIsChoosing(false);
          }}
        />
      )}
    </>
  );
}

/** Chooses an entry: out of a list, or where there are pictures or many of them, in a dialogue. */
export function ReferencePicker(props: Props) {
  const { entries, coverOf } = useForm();
  const { info, value } = props;
  const options = entriesFor(info.collections ?? [], entries);
  const isShort = options.length < few && !options.some(({ entry }) => coverOf(entry));
  const Chosen = isShort ? Choice : ByPictures;
  return (
    <span className={styles.reference}>
      <Chosen {...props} options={options} />
      {value === undefined && <Makers {...props} />}
    </span>
  );
}
