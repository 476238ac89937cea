export { AnswerRail } from './AnswerRail.js';
export { RailNote } from './AnswerRail.styles.js';
export { ArticleRoot } from './Article.styles.js';
export { ArticleSkeleton } from './ArticleSkeleton.js';
export { AttachmentList } from './AttachmentList.js';
export { CategoryNav } from './CategoryNav.js';
export { CardColumns, CardGrid, Columns, Stack } from './Columns.styles.js';
export { countedCategories, countedTogether } from './counted-categories.js';
export { DetailBlock } from './DetailBlock.js';
export { downloadLink, inNewWindow } from './download-link.js';
export { fileHref } from './file-href.js';
export { fingerTarget } from './finger-target.styles.js';
export { ArtCardFrame, CardFrame, Fold, RaisedPanel, SiteWidth, TickList } from './HomePieces.styles.js';
export { hotlineHref } from './hotline-href.js';
export { isGone } from './is-gone.js';
export {
  categoryCrumb,
  type ListAddress,
  listHref,
  listParams,
  listQuery,
  readId,
  readKeyword,
  readListAddress,
  readPage,
  wholeList,
} from './list-address.js';
export { FoundLine, ListColumn } from './ListColumn.styles.js';
export { ListPager } from './ListPager.js';
export { ListPending } from './ListPending.js';
export { Marked } from './Marked.js';
export { CardGroup, HotlineButton, NextStep } from './PageSections.js';
export { useProducts } from './products.js';
export { PrintButton, ReadingTools } from './ReadingTools.js';
export { Tools } from './ReadingTools.styles.js';
export { KindMark, LinkList, RowList } from './RowList.styles.js';
export { RowListSkeleton } from './RowListSkeleton.js';
export { SearchBox } from './SearchBox.js';
export { BottomBar, SplitPanel } from './SplitPanel.styles.js';
