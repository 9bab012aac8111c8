import type { Decap, Phrases } from './decap';

/** Refusals as the checks have them, and where nothing was saved, that it was not. */
const refusals: Phrases = {
  editor: {
    editorControlPane: {
      widget: {
        required: '%{fieldLabel} is missing',
        regexPattern: '%{fieldLabel} %{pattern}',
        min: '%{fieldLabel} must be %{minValue} or more',
        max: '%{fieldLabel} must be %{maxValue} or less',
      },
    },
  },
  ui: {
    toast: {
      onFailToPersist: 'Not saved: %{details}',
      missingRequiredField: 'Not saved: look at the fields in red',
    },
  },
};

/** On the author's own machine a file is written, and nothing published. */
const saving: Phrases = {
  editor: {
    editor: {
      onDeletePublishedEntry: 'Delete this entry, with the pictures that lie beside it?',
      onDeleteWithUnsavedChanges: 'Delete this entry, with the pictures that lie beside it?',
    },
    editorToolbar: {
      publishing: 'Saving…',
      publish: 'Save',
      published: 'Saved',
      publishNow: 'Save now',
      publishAndCreateNew: 'Save and create new',
      publishAndDuplicate: 'Save and duplicate',
    },
  },
};

const merge = (phrases: Phrases, ours: Phrases): Phrases => {
  const changed = Object.entries(ours).map(([name, value]) => {
    const theirs = phrases[name];
    return [name, typeof value === 'object' && typeof theirs === 'object' ? merge(theirs, value) : value];
  });
  return { ...phrases, ...(Object.fromEntries(changed) as Phrases) };
};

/** Has Decap speak in the words of the checks, and of saving where nothing is published. */
export const changePhrases = (cms: Decap, isLocal: boolean): void => {
  const phrases = merge(cms.getLocale('en'), refusals);
  cms.registerLocale('en', isLocal ? merge(phrases, saving) : phrases);
};
