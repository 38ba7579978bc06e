import { Button, Space } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { quietly } from '@/shared/notices/quiet';
import { paths } from '@/shared/routing/paths';
import { TomorrowLine } from './TomorrowLine';
import './tomorrow.css';

export function TomorrowReminder() {
  const [isAway, setAway] = useState(false);
  if (isAway) return null;
  return (
    <div className="tomorrow-reminder">
      <TomorrowLine ask={quietly}>
        {(date) => (
          <Space>
            <Link to={`${paths.panchanga}?add=${date}`}>Add it</Link>
            <Button size="small" type="text" onClick={() => setAway(true)}>
              Not now
            </Button>
          </Space>
        )}
      </TomorrowLine>
    </div>
  );
}
