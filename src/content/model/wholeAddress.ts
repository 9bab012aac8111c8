/**
 * What an author typed as an address, as a browser would take it: with https:// where that is missing, without a slash that
 * is too much. What `isRight` takes for no address either way stays as it is.
 */
export const wholeAddress = (typed: string, isRight: (address: string) => boolean): string => {
  const trimmed = typed.trim();
  return (
    [trimmed, trimmed.replace(/\/$/, '')]
      .flatMap((address) => [address, `https://${address}`])
      .find(isRight) ?? typed
  );
};
