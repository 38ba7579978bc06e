import { Button, Card, Empty } from 'antd';
import { useState } from 'react';
import { UserText } from '@/shared/ui/UserText';
import { ExpiresInTag, MobileLink } from '../adFacts';
import { fewDays, type VendorAd } from '../vendorAd';
import { ViewAdButton } from './adColumns';

const columns = [
  { title: 'Within a week', after: -1, last: 7 },
  { title: 'Within a month', after: 7, last: 30 },
  { title: `Within ${fewDays} days`, after: 30, last: fewDays },
];

const cardsAtOnce = 20;

type ExpiringBoardProps = { ads: readonly VendorAd[]; onView: (ad: VendorAd) => void };

/** The ads about to expire, by days left. */
export function ExpiringBoard({ ads, onView }: ExpiringBoardProps) {
  if (ads.length === 0)
    return (
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={`No ad expires within the next ${fewDays} days.`} />
    );
  return (
    <div className="expiring">
      {columns.map(({ title, after, last }) => {
        const inColumn = ads.filter(({ daysLeft = 0 }) => daysLeft > after && daysLeft <= last);
        return <BoardColumn key={title} title={title} ads={inColumn} onView={onView} />;
      })}
    </div>
  );
}

function BoardColumn({ title, ads, onView }: ExpiringBoardProps & { title: string }) {
  const [count, setCount] = useState(cardsAtOnce);
  return (
    <Card size="small" title={<h3>{title}</h3>} extra={ads.length} role="region" aria-label={title}>
      <ul>
        {ads.slice(0, count).map((ad) => (
          <li key={ad.id}>
            <ViewAdButton ad={ad} onView={() => onView(ad)}>
              <UserText>{ad.title}</UserText>
            </ViewAdButton>
            <ExpiresInTag ad={ad} />
            <UserText>{ad.category}</UserText>
            <MobileLink mobile={ad.mobile} />
          </li>
        ))}
      </ul>
      {ads.length > count && (
        <Button size="small" onClick={() => setCount(count + cardsAtOnce)}>
          Show more
        </Button>
      )}
    </Card>
  );
}
