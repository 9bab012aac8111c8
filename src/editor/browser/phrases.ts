import type { Decap, Phrases } from './decap';

/** Refusals as the checks have them, and where nothing was saved, that it was not; and no word that only Decap knows. */
const plain: Phrases = {
  app: { header: { quickAdd: 'Add' } },
  collection: {
    sidebar: { collections: 'Your site', allCollections: 'Everything', searchAll: 'Search' },
    // Decap's own plus is a wide one, which many fonts lack.
    collectionTop: { newButton: '+ %{collectionLabel}' },
    entries: { loadingEntries: 'Loading …', cachingEntries: 'Loading …', noEntries: 'Nothing here yet' },
  },
  editor: {
    editor: {
      onLeavePage: 'Leave this form without saving?',
      loadingEntry: 'Loading …',
      confirmLoadBackup: 'What you last wrote here was not saved. Go on with it?',
    },
    editorControlPane: {
      widget: {
        required: '%{fieldLabel} is missing',
        regexPattern: '%{fieldLabel} %{pattern}',
        min: '%{fieldLabel} must be %{minValue} or more',
        max: '%{fieldLabel} must be %{maxValue} or less',
      },
    },
    editorToolbar: { backCollection: '%{collectionLabel}', unsavedChanges: 'Not saved yet' },
    editorWidgets: {
      markdown: {
        addComponent: 'Add a picture',
        linkPrompt: 'Where does the link lead? To https://… or to a page of yours, like /about/',
        richText: 'As it reads',
      },
      image: {
        choose: 'Choose a picture',
        chooseDifferent: 'Choose another picture',
        remove: 'Remove the picture',
      },
      file: {
        choose: 'Choose a file',
        chooseDifferent: 'Choose another file',
        remove: 'Remove the file',
      },
    },
  },
  mediaLibrary: {
    mediaLibraryCard: { draft: 'Not saved yet', copyPath: 'Copy name' },
    mediaLibrary: { onDelete: 'Delete this file?' },
    mediaLibraryModal: {
      mediaAssets: 'Pictures and sounds',
      images: 'Pictures',
      noAssetsFound: 'Nothing here yet.',
      noImagesFound: 'No pictures here yet.',
      deleteSelected: 'Delete',
      chooseSelected: 'Take this one',
    },
  },
  ui: {
    errorBoundary: {
      title: 'Something went wrong in the editor',
      details: 'Load this page anew. What you wrote since the last save is offered then.',
      reportIt: '',
      detailsHeading: '',
      privacyWarning: '',
      recoveredEntry: {
        heading: 'What you wrote',
        warning: 'Copy it, if you want to be sure.',
        copyButtonLabel: 'Copy',
      },
    },
    toast: {
      onFailToLoadEntries: 'Not loaded: %{details}',
      onFailToPersist: 'Not saved: %{details}',
      onFailToDelete: 'Not deleted: %{details}',
      missingRequiredField: 'Not saved: look at the fields in red',
      entrySaved: 'Saved',
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
  const phrases = merge(cms.getLocale('en'), plain);
  cms.registerLocale('en', isLocal ? merge(phrases, saving) : phrases);
};
