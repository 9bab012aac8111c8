/** What stands round a picture that is shown larger. */
export const words = {
  close: 'Close',
  /** What the dialog is called, for those who hear it. */
  picture: 'Picture',
};
