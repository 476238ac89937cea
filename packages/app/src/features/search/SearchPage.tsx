import { GlobalSearch } from '@ca-portal/ui/global-search';
import { HiddenText } from '@ca-portal/ui/theme';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddressState } from '../../routing/useAddressState.js';
import { PublicFrame } from '../../shared/page/PublicFrame.styles.js';
import { forgetSearches, rememberSearch, useRecentSearches } from './recent-searches.js';
import { searchHref } from './search-href.js';
import { Found } from './components/Found.js';
import { Frequent } from './components/Frequent.js';
import { FieldPlace } from './SearchPage.styles.js';
import { readSearch, searchParams } from './groups.js';

/** 站内搜索 (`/search?q=`): the whole site in groups, what can be done at once first. */
export function SearchPage() {
  const [address, moveTo] = useAddressState(readSearch, searchParams);
  const navigate = useNavigate();
  const { keyword } = address;
  const recent = useRecentSearches();
  useEffect(() => rememberSearch(keyword), [keyword]);

  return (
    <PublicFrame>
      <HiddenText as="h1">{keyword ? `“${keyword}”的搜索结果` : '站内搜索'}</HiddenText>
      <SearchField
        keyword={keyword}
        recent={keyword ? [] : recent}
        // A new search is a page of its own to come back to; a tab or a page number is not.
        onSearch={(query) => void navigate(searchHref(query))}
      />
      {keyword ? <Found key={keyword} address={address} onMove={moveTo} /> : <Frequent />}
    </PublicFrame>
  );
}

interface SearchFieldProps {
  keyword: string;
  recent: readonly string[];
  onSearch: (query: string) => void;
}

function SearchField({ keyword, recent, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(keyword);
  const [shown, setShown] = useState(keyword);
  // The address changed from elsewhere: going back, a suggestion, the header's search.
  if (shown !== keyword) {
    setShown(keyword);
    setTyped(keyword);
  }
  return (
    <FieldPlace>
      <GlobalSearch
        variant="hero"
        maxLength={50}
        value={typed}
        onValueChange={setTyped}
        onSearch={onSearch}
        recent={recent}
        onClearRecent={forgetSearches}
      />
    </FieldPlace>
  );
}
