import { useState } from 'react';
import { Button } from '../ui/Button';
import type { TextEditorProps } from './props';
import { Shown } from './Shown';
import * as styles from './TextEditor.module.css';

const focus = (element: HTMLElement | null): void => element?.focus();

/** A text as readers will see it, or as Markdown. */
export default function TextEditor(props: TextEditorProps) {
  const [isMarkdown, setIsMarkdown] = useState<boolean>();
  const { value, onChange, label, control, language } = props;
  if (!isMarkdown) {
    // Who comes back is where the way in was.
    const toMarkdown = (
      <Button ref={isMarkdown === false ? focus : null} look="quiet" onClick={() => setIsMarkdown(true)}>
        Markdown
      </Button>
    );
    return <Shown {...props} end={toMarkdown} />;
  }
  return (
    <div className={styles.editor}>
      <div className={styles.tools}>
        <Button look="quiet" onClick={() => setIsMarkdown(false)}>
          ← Back to the text as it looks
        </Button>
      </div>
      <textarea
        {...control}
        ref={focus}
        className={styles.markdown}
        aria-label={`${label}, as Markdown`}
        lang={language}
        spellCheck
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
