/** An address as it was meant: with https://, without a slash too many. What `isRight` refuses anyway stays as it is. */
export const wholeAddress = (typed: string, isRight: (address: string) => boolean): string => {
  const trimmed = typed.trim();
  return (
    [trimmed, trimmed.replace(/\/$/, '')]
      .flatMap((address) => [address, `https://${address}`])
      .find(isRight) ?? typed
  );
};
