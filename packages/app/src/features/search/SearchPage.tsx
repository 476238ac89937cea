import { GlobalSearch } from '@ca-portal/ui/global-search';
import { HiddenText } from '@ca-portal/ui/theme';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddressState } from '../../routing/useAddressState.js';
import { PublicFrame } from '../../shared/page/index.js';
import { forgetSearches, rememberSearch, useRecentSearches } from './recent-searches.js';
import { searchHref } from './search-href.js';
import { Found } from './components/Found.js';
import { Frequent } from './components/Frequent.js';
import { FieldPlace } from './SearchPage.styles.js';
import { readSearch, searchParams } from './groups.js';

/** 站内搜索 (`/search?q=`): results of the whole site in groups, direct actions first. */
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
        // A new search adds a history entry; a change of tab or page number does not.
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
  // The address was changed elsewhere: going back, a suggestion, the search in the header.
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
