import { type ComponentProps, useRef } from 'react';
import { Button } from '../ui/Button';

interface Props extends ComponentProps<typeof Button> {
  readonly children: string;
  readonly accept?: string;
  /** Has a phone open its camera. */
  readonly isCamera?: boolean;
  readonly isBusy?: boolean;
  readonly onFile: (file: File) => void;
}

/** A button that asks for a file. */
export function FileButton({ children, accept, isCamera, isBusy, onFile, ...props }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button disabled={isBusy} onClick={() => input.current?.click()} {...props}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={children}
        accept={accept}
        {...(isCamera && { capture: 'environment' as const })}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
