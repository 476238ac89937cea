import { GlobalSearchButton } from '@ca-portal/ui/global-search';
import { useNavigate } from 'react-router-dom';
import { forgetSearches, useRecentSearches } from './recent-searches.js';
import { searchHref } from './search-href.js';

/** The way to the site search from any page: made for `actions` of the site's header. The result page remembers the words. */
export function SiteSearchButton() {
  const navigate = useNavigate();
  const recent = useRecentSearches();
  return (
    <GlobalSearchButton
      maxLength={50}
      recent={recent}
      onClearRecent={forgetSearches}
      onSearch={(query) => void navigate(searchHref(query))}
    />
  );
}
