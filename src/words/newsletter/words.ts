/** What the contact page says of the newsletter. */
export interface NewsletterWords {
  readonly mailAddress: string;
  readonly subscribe: string;
  /** Below the form: who is sent what is written there. */
  readonly sentTo: (host: string) => string;
  /** In the place of a form. */
  readonly signUpAt: (host: string) => string;
}
