import { useEffect, useState } from 'react';

/** How long it takes until somebody who types is taken to have stopped, in milliseconds. */
const restMs = 400;

/** A value as it was when it had not changed for a while. */
export const useRested = <Value>(value: Value): Value => {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
};
