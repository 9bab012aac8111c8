import { test } from '@playwright/test';
import { bothLooks, expectQuiet, narrow } from '../support/browser/quietPage';
import { samePage } from '../support/browser/samePage';
import { typicalRoutes } from '../support/site/ownSite';

const page = samePage();

// The other pages of each kind differ from these two in their words and pictures alone.
for (const { route, isLargest } of typicalRoutes()) {
  test(`${route} is quiet and accessible, and does not scroll sideways`, ({ baseURL }) =>
    // In the light the smaller one has no colours but those of the larger one.
    expectQuiet(page(), route, baseURL, isLargest ? bothLooks : [narrow]));
}
