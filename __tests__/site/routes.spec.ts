import { test } from '@playwright/test';
import { expectQuiet } from '../support/browser/quietPage';
import { allRoutes } from '../support/site/ownSite';

for (const route of allRoutes) {
  test(`${route} is quiet and accessible, and does not scroll sideways`, ({ page, baseURL }) =>
    expectQuiet(page, route, baseURL));
}
