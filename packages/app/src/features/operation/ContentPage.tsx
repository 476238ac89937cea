import { contentKinds } from '@ca-portal/api/domain';
import { contentKindLabels, contentPage } from './pages/content.js';
import { Lists } from './Lists.js';

const lists = contentKinds.map((kind) => ({
  key: kind,
  label: contentKindLabels[kind],
  of: contentPage(kind),
}));

/** 内容管理: the content of the public pages, by kind. */
export const ContentPage = () => <Lists label="内容种类" lists={lists} />;
