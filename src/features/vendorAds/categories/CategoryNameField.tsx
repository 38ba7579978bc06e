import { Button, Form, Input } from 'antd';
import { UserText } from '@/shared/ui/UserText';
import type { AdCategory } from '../vendorAd';
import { useLimit } from '../form/useLimit';
import { nearName } from './nearName';

type CategoryNameFieldProps = { name: string; others: readonly AdCategory[]; onUse?: (near: AdCategory) => void };

export function CategoryNameField({ name, others, onUse }: CategoryNameFieldProps) {
  const typed = Form.useWatch<string | undefined>(name, Form.useFormInstance()) ?? '';
  const near = nearName(typed, others);
  const limit = useLimit(100);
  return (
    <Form.Item
      name={name}
      label="Category Name"
      className={onUse ? '' : 'form-wide'}
      rules={[{ required: true, whitespace: true, message: 'Enter a name' }]}
      {...limit.item}
      {...(near && {
        validateStatus: 'warning',
        help: (
          <>
            ‘<UserText>{near.name}</UserText>’ already exists{near.isEnabled ? '.' : ', disabled.'}{' '}
            {onUse && near.isEnabled && (
              <Button type="link" size="small" onClick={() => onUse(near)}>
                Use it
              </Button>
            )}
          </>
        ),
      })}
    >
      <Input {...limit.input} autoComplete="off" />
    </Form.Item>
  );
}
