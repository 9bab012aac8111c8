import { useEffect, useRef, useState } from 'react';
import { goToWords } from '../form/atWords';
import { Button } from '../ui/Button';
import type { TextEditorProps } from './props';
import { Shown } from './Shown';
import * as styles from './TextEditor.module.css';

const giveFocus = (element: HTMLElement | null): void => element?.focus();

/** A text as it is written. */
function Markdown({ control, label, language, value, focus, onChange }: TextEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    area.current?.focus();
    if (area.current && focus) goToWords(area.current, focus.words);
  }, [focus]);
  return (
    <textarea
      {...control}
      ref={area}
      className={styles.markdown}
      aria-label={`${label}, as Markdown`}
      lang={language}
      spellCheck
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** A text as readers will see it, or as Markdown. */
export default function TextEditor(props: TextEditorProps) {
  const [isMarkdown, setIsMarkdown] = useState<boolean>();
  if (!isMarkdown) {
    // Who comes back is where the way in was.
    const toMarkdown = (
      <Button ref={isMarkdown === false ? giveFocus : null} look="quiet" onClick={() => setIsMarkdown(true)}>
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
      <Markdown {...props} />
    </div>
  );
}
