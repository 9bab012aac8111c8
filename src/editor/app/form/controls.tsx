import type { ComponentProps, ComponentType, ReactElement, SyntheticEvent } from 'react';
import { colourPattern } from '../../../content/model/fields';
import { type KindName, kinds } from '../../../content/model/kinds';
import { wholeAddress } from '../../../content/model/wholeAddress';
import { wholeDate } from '../../../content/model/wholeDate';
import { wholePrice } from '../../../content/model/wholePrice';
import { type CalendarDate, parseDate, toIsoDate } from '../../../lib/calendarDate';
import { Choice, textOf } from './Choice';
import * as styles from './EntryForm.module.css';
import { type Props, useForm } from './formContext';
import { countries, languages, type Option, timeZones, zoneOf } from './places';
import { PlaceAmong } from './PlaceAmong';
import { ReferencePicker } from './ReferencePicker';
import { inWords } from './words';

type Control = ComponentType<Props>;
type Attributes = Omit<ComponentProps<'input'>, 'onChange' | 'value'>;

/** Makes what was typed into what was meant, once the author goes on. */
type Tidy = (typed: string, props: Props) => unknown;

const trimmed: Tidy = (typed) => typed.trim();
const completed: Tidy = (typed, { isRight }) => wholeAddress(typed, isRight);

interface LineProps extends Props {
  readonly attributes: Attributes;
  readonly tidy: Tidy;
  /** What there is to choose from, beside whatever else is typed. */
  readonly options?: readonly ReactElement[];
}

function Line({ attributes, tidy, options, ...props }: LineProps) {
  const { control, value, isRequired, onChange } = props;
  const list = options && `${control.id}-options`;
  return (
    <>
      <input
        type="text"
        {...{ ...attributes, ...control, list }}
        required={isRequired}
        value={textOf(value)}
        onChange={({ target }) => onChange(target.value)}
        onBlur={({ target }) => {
          const meant = tidy(target.value, props);
          if (meant !== (value ?? '')) onChange(meant);
        }}
      />
      {options && <datalist id={list}>{options}</datalist>}
    </>
  );
}

const line = (attributes: Attributes = {}, tidy: Tidy = trimmed): Control =>
  function OneLine(props) {
    return <Line {...props} attributes={attributes} tidy={tidy} />;
  };

/** Thousands as people set them apart: 98,000 and 98.000, also with spaces or apostrophes. */
const grouped = /^\d{1,3}([,.’'\s]\d{3})+$/;

/** Makes a number of either kind plain, however it is written. */
const plainNumber = {
  number: (typed: string) => (grouped.test(typed) ? typed.replaceAll(/\D/g, '') : typed),
  decimal: (typed: string) => typed.replace(',', '.'),
};

/** A number that is being typed, as 1. or 1.0, stays a text until it is one. */
const number = (kind: 'number' | 'decimal'): Control => {
  const read = (typed: string) => kinds[kind].fromTyped(plainNumber[kind](typed.trim()));
  const Digits = line(
    { inputMode: kind === 'number' ? 'numeric' : 'decimal', className: styles.short },
    read,
  );
  return function NumberLine({ onChange, ...props }) {
    const keep = (typed: unknown): void => {
      const found = typeof typed === 'string' ? read(typed) : typed;
      onChange(String(found) === typed ? found : typed);
    };
    return <Digits {...props} onChange={keep} />;
  };
};

const Decimal = number('decimal');

const choiceOf = (options: (props: Props) => readonly Option[]): Control =>
  function ChoiceOf(props) {
    return <Choice {...props} options={options(props)} />;
  };

/** A text of several lines. In one without paragraphs a new line is a space. */
function Lines({ control, value, info, isRequired, onChange }: Props) {
  const hasParagraphs = info.kind === 'paragraphs';
  const inOne = (typed: string): string => typed.replaceAll(/\s*\n\s*/g, ' ');
  const trim = (typed: string) => typed !== typed.trim() && onChange(typed.trim());
  return (
    <textarea
      {...control}
      className={hasParagraphs ? styles.paragraphs : undefined}
      rows={hasParagraphs ? 5 : 3}
      required={isRequired}
      value={textOf(value)}
      onChange={({ target }) => onChange(hasParagraphs ? target.value : inOne(target.value))}
      onBlur={({ target }) => !hasParagraphs && trim(target.value)}
    />
  );
}

const OneLine = line();

function Text(props: Props) {
  return props.info.isLong ? <Lines {...props} /> : <OneLine {...props} />;
}

function YesNo({ control, value, isRequired, onChange }: Props) {
  return (
    <input
      type="checkbox"
      {...control}
      checked={value === true}
      onChange={({ target: { checked } }) => onChange(checked || (isRequired ? false : undefined))}
    />
  );
}

interface NativeProps extends Props {
  readonly type: 'date' | 'time';
  /** The value as HTML writes it; empty where it is none. */
  readonly shown: string;
  /** A value that is refused: of what is typed by half, or is on no calendar, a browser tells nothing. */
  readonly unread: string;
  readonly write?: (read: string) => string;
}

/** The browser's own control of a day or a time, which it writes in the author's way. */
function Native({ type, shown, unread, write = String, control, isRequired, value, onChange }: NativeProps) {
  const tellUnread = ({ currentTarget: { validity, value: read } }: SyntheticEvent<HTMLInputElement>) => {
    if (validity.badInput !== (value === unread)) onChange(validity.badInput ? unread : write(read));
  };
  return (
    <input
      type={type}
      className={styles.short}
      {...control}
      required={isRequired}
      // What is typed by half must stay.
      value={value === unread ? '' : shown}
      onChange={({ target }) => onChange(write(target.value))}
      onKeyUp={tellUnread}
      onBlur={tellUnread}
    />
  );
}

/** A calendar has days as ISO 8601 writes them; a field may have them as month/day/year. */
function Day(props: Props) {
  const date = parseDate(textOf(props.value));
  const asInFile = ({ year, month, day }: CalendarDate): string =>
    props.info.isMonthFirst
      ? `${month}/${day}/${String(year).padStart(4, '0')}`
      : toIsoDate({ year, month, day });
  return (
    <Native
      {...props}
      type="date"
      shown={Number.isNaN(date.year + date.month + date.day) ? '' : toIsoDate(date)}
      unread={asInFile({ year: 0, month: 0, day: 0 })}
      write={(iso) => iso && asInFile(parseDate(iso))}
    />
  );
}

function Time(props: Props) {
  return <Native {...props} type="time" shown={textOf(props.value)} unread="--:--" />;
}

const Code = line({ className: styles.short, spellCheck: false });

function Colour(props: Props) {
  const { label, value, onChange } = props;
  return (
    <span className={styles.colour}>
      <input
        type="color"
        aria-label={`${label}, by a palette`}
        value={colourPattern.test(textOf(value)) ? textOf(value) : '#888888'}
        onChange={({ target }) => onChange(target.value)}
      />
      <Code {...props} />
    </span>
  );
}

const ofAddress: Attributes = { inputMode: 'url', spellCheck: false, autoCapitalize: 'none' };

/** An address, with the pages of the site to choose from. */
function Route(props: Props) {
  const { pages } = useForm();
  const options = pages.map(({ route, title }) => <option key={route} value={route} label={title} />);
  return <Line {...props} attributes={ofAddress} tidy={completed} options={options} />;
}

/** A time zone, with all that there are to choose from. */
function Zone(props: Props) {
  const options = timeZones().map((zone) => <option key={zone} value={zone} />);
  return <Line {...props} attributes={{ spellCheck: false }} tidy={zoneOf} options={options} />;
}

/** A file's slot is drawn by whoever knows files; FieldView asks for it. */
const File: Control = () => null;

const address = line({ ...ofAddress, placeholder: 'https://' }, completed);

/** What each kind of value is typed into. */
export const controls: Readonly<Record<KindName, Control>> = {
  text: Text,
  address,
  profile: address,
  isbn: line({ placeholder: '978…' }),
  country: choiceOf(countries),
  price: line({ className: styles.short, placeholder: 'USD 18.99' }, wholePrice),
  language: choiceOf(languages),
  route: Route,
  oldAddress: line(ofAddress),
  colour: Colour,
  choice: choiceOf(({ info: { options = [] } }) =>
    options.map((value) => ({ value, label: inWords(value) })),
  ),
  number: number('number'),
  decimal: (props) => (props.info.isPlace ? <PlaceAmong {...props} /> : <Decimal {...props} />),
  paragraphs: Lines,
  reference: ReferencePicker,
  yesNo: YesNo,
  date: Day,
  roughDate: line({ className: styles.short, placeholder: '2019-05-04' }, wholeDate),
  timeZone: Zone,
  time: Time,
  picture: File,
  drawing: File,
  sound: File,
};
