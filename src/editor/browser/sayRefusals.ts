import type { DecapStore } from './decapStore';

/** What is wrong in a form: for each field its mistakes. */
interface FieldErrors {
  readonly size: number;
  some(isSuch: (mistakes: readonly { readonly type?: string }[]) => boolean): boolean;
}

/**
 * Has the form say that it is not saved, whatever is wrong in it. Decap says so where something is missing; else it breaks
 * off without a word, for a reason that is none.
 */
export const sayRefusals = (store: () => DecapStore): void => {
  addEventListener('unhandledrejection', ({ reason }) => {
    const errors = store().getState().entryDraft.get('fieldsErrors') as FieldErrors | undefined;
    if (reason !== undefined || !errors?.size) return;
    if (errors.some((mistakes) => mistakes.some(({ type }) => type === 'PRESENCE'))) return;
    const message = { key: 'ui.toast.missingRequiredField' };
    store().dispatch({ type: 'NOTIFICATION_SEND', payload: { message, type: 'error', dismissAfter: 8000 } });
  });
};
