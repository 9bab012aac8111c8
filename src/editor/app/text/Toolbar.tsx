import type { Command, EditorState } from '@milkdown/prose/state';
import { isInTable } from '@milkdown/prose/tables';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import * as styles from './TextEditor.module.css';
import { canRun, icons, tableTools, type Tool, tools } from './tools';

interface Props {
  readonly label: string;
  /** The id of the text. */
  readonly controls: string;
  readonly state: EditorState | undefined;
  readonly run: (command: Command) => void;
  /** Asks where a link leads, or for a picture. */
  readonly ask: (question: 'link' | 'picture') => void;
  readonly end: ReactNode;
}

interface ButtonProps extends Pick<Props, 'state' | 'run' | 'ask'> {
  readonly tool: Tool;
}

function ToolButton({ tool, state, run, ask }: ButtonProps) {
  const { name, keys, isOn } = tool;
  const isOff = !state || !canRun(tool, state);
  const press = (): void => {
    if (typeof tool.run === 'string') ask(tool.run);
    else run(tool.run);
  };
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={name}
      title={keys ? `${name} (${keys})` : name}
      aria-pressed={isOn && state && isOn(state)}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && press()}
    >
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d={icons[name]} />
      </svg>
    </button>
  );
}

const buttonsIn = (toolbar: HTMLElement | null): HTMLButtonElement[] => [
  ...(toolbar?.querySelectorAll('button') ?? []),
];

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Arrow keys go from button to button, and Tab stops at the one that was used last. */
const goOn = (event: KeyboardEvent<HTMLElement>): void => {
  const buttons = buttonsIn(event.currentTarget);
  const step = steps[event.key];
  const at = buttons.findIndex((button) => button === event.target);
  if (!step || at < 0) return;
  event.preventDefault();
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
};

/** The buttons over a text. */
export function Toolbar({ label, controls, state, run, ask, end }: Props) {
  const toolbar = useRef<HTMLDivElement>(null);
  const stop = useRef<Element>(null);
  const keepOneStop = (): void => {
    const buttons = buttonsIn(toolbar.current);
    const only = buttons.find((button) => button === stop.current) ?? buttons[0];
    for (const button of buttons) button.tabIndex = button === only ? 0 : -1;
  };
  useEffect(keepOneStop);
  return (
    <div
      ref={toolbar}
      className={styles.tools}
      role="toolbar"
      tabIndex={-1}
      aria-label={`${label}: how it looks`}
      aria-controls={controls}
      onKeyDown={goOn}
      onFocus={({ target }) => {
        stop.current = target;
        keepOneStop();
      }}
      // The selection in the text stays.
      onMouseDown={(event) => event.preventDefault()}
    >
      {tools.map((tool) => (
        <ToolButton key={tool.name} tool={tool} state={state} run={run} ask={ask} />
      ))}
      {end}
      {state && isInTable(state) && (
        <div className={styles.ofTable}>
          {tableTools.map(({ name, run: command }) => (
            <button key={name} type="button" className={styles.word} onClick={() => run(command)}>
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
