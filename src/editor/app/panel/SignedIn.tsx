import { useEffect, useState } from 'react';
import type { Host } from '../host/host';
import { Button } from '../ui/Button';

interface Props {
  readonly host: Host;
  readonly onSignOut: () => void;
}

/** Who is signed in at the Git host, and how to leave. */
export function SignedIn({ host, onSignOut }: Props) {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    host.whoAmI().then(setName, () => undefined);
  }, [host]);
  return (
    <>
      <span>{name && `Signed in as ${name}`}</span>
      <Button look="quiet" onClick={onSignOut}>
        Sign out
      </Button>
    </>
  );
}
