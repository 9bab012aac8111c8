import { test } from '@playwright/test';
import { expectQuiet } from '../support/browser/quietPage';
import { samePage } from '../support/browser/samePage';
import { allRoutes } from '../support/site/ownSite';

const page = samePage();

for (const route of allRoutes) {
  test(`${route} is quiet and accessible, and does not scroll sideways`, ({ baseURL }) =>
    expectQuiet(page(), route, baseURL));
}
