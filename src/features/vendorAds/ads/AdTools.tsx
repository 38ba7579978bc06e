import { Select } from 'antd';
import type { ReactNode } from 'react';
import type { ListFacts } from '@/shared/routing/listSearchParams';
import { fold } from '@/shared/search';
import { displayText } from '@/shared/text';
import { SearchBox } from '@/shared/ui/SearchBox';
import type { parseAdsParams } from './adsSearchParams';

type AdToolsProps = {
  asked: ReturnType<typeof parseAdsParams>;
  names: readonly string[];
  expiringCount: number;
  onChoose: (facts: ListFacts) => void;
  onType: (facts: ListFacts) => void;
  children: ReactNode;
};

export function AdTools({ asked, names, expiringCount, onChoose, onType, children }: AdToolsProps) {
  const { find, category, view } = asked;
  // A shared link may name a category that is gone.
  const offered = category === '' || names.includes(category) ? names : [category, ...names];
  return (
    <div className="list-tools ad-tools">
      <SearchBox label="Search the ads" value={find} onSearch={(text) => onType({ find: text })} />
      <Select
        aria-label="Category to list"
        className="ad-filter"
        showSearch={{ filterOption: (search, option) => fold(option?.label ?? '').includes(fold(search)) }}
        value={category}
        options={[
          { value: '', label: 'All categories' },
          ...offered.map((name) => ({ value: name, label: displayText(name) })),
        ]}
        onChange={(chosen) => onChoose({ category: chosen })}
      />
      <Select
        aria-label="Ads to list"
        className="ad-filter"
        value={view}
        options={[
          { value: 'all', label: 'All ads' },
          { value: 'expiring', label: `Expiring soon (${expiringCount})` },
        ]}
        onChange={(chosen) => onChoose({ view: chosen === 'all' ? '' : chosen })}
      />
      {children}
    </div>
  );
}
