import { useState } from 'react';
import { Button } from '../ui/Button';
import type { TextEditorProps } from './props';
import { Shown } from './Shown';
import * as styles from './TextEditor.module.css';

/** A text as readers will see it, or as Markdown. */
export default function TextEditor(props: TextEditorProps) {
  const [isMarkdown, setIsMarkdown] = useState(false);
  const { value, onChange, label, control, language } = props;
  const change = (
    <Button look="quiet" aria-pressed={isMarkdown} onClick={() => setIsMarkdown(!isMarkdown)}>
      Markdown
    </Button>
  );
  if (!isMarkdown) return <Shown {...props} end={change} />;
  return (
    <div className={styles.editor}>
      <div className={styles.tools}>{change}</div>
      <textarea
        {...control}
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
