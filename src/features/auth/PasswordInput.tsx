import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Input, type GetProps } from 'antd';
import { pasteTrimmed } from './AuthFields';

export function PasswordInput(field: GetProps<typeof Input.Password>) {
  return (
    <Input.Password
      {...field}
      onPaste={pasteTrimmed}
      iconRender={(isShown) => (isShown ? <EyeOutlined aria-hidden /> : <EyeInvisibleOutlined aria-hidden />)}
    />
  );
}
