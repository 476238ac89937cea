import { lazyPage } from '../../routing/lazy-page.js';
import type { ServerView } from '../../routing/route.js';
import type { ResourceDescription } from './description.js';

/** The view of a resource: its data and the engine load together when the page is first opened. */
export const resourceView = <Row extends object>(
  component: string,
  load: () => Promise<ResourceDescription<Row>>,
): ServerView => {
  const page = lazyPage(async () => {
    const [description, { ResourcePage }] = await Promise.all([load(), import('./ResourcePage.js')]);
    return () => <ResourcePage of={description} />;
  });
  // The build reads from `load` which file a page's document preloads: that of the data, which imports the engine.
  return { component, page: Object.assign(page, { load }) as unknown as typeof page };
};
