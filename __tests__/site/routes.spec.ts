import { test } from '@playwright/test';
import { expectQuiet } from '../support/browser/quietPage';
import { samePage } from '../support/browser/samePage';
import { typicalRoutes } from '../support/site/ownSite';

const page = samePage();

// The other pages of each kind differ from these two in their words and pictures alone.
for (const route of typicalRoutes()) {
  test(`${route} is quiet and accessible, and does not scroll sideways`, ({ baseURL }) =>
    expectQuiet(page(), route, baseURL));
}
