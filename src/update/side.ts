/** Whose lines stay where both have changed them. */
export type Side = 'mine' | 'kit';
