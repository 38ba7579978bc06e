import { PlusOutlined } from '@ant-design/icons';
import {
  Alert,
  AutoComplete,
  Button,
  Checkbox,
  DatePicker,
  Descriptions,
  Drawer,
  Dropdown,
  Empty,
  Flex,
  Form,
  Input,
  Layout,
  Menu,
  Modal,
  notification,
  Pagination,
  Progress,
  Result,
  Segmented,
  Select,
  Skeleton,
  Space,
  Switch,
  Table,
  Tag,
  Tooltip,
  Typography,
  Upload,
} from 'antd';
import dayjs from 'dayjs';
import { useEffect, type ReactNode } from 'react';

const day = dayjs('2026-11-22');
const options = ['Shukla Pratipada', 'Shukla Dwitiya'].map((value) => ({ value, label: value }));
const inPlace = (trigger: HTMLElement) => trigger.parentElement ?? document.body;
const rows = [
  { id: '1', name: 'Asha Rao' },
  { id: '2', name: 'Ravi Shetty' },
];

/** Every component of Ant Design that the console imports, by its name, drawn once in the states that the console uses. */
export const drawings: Record<string, ReactNode> = {
  Alert: (['success', 'info', 'warning', 'error'] as const).map((type) => (
    <Alert
      key={type}
      type={type}
      showIcon
      title="Said"
      description="More"
      action={<Button size="small">Retry</Button>}
    />
  )),
  AutoComplete: <AutoComplete open options={options} getPopupContainer={inPlace} />,
  Button: (
    <>
      <Button>Close</Button>
      <Button type="primary">Accept</Button>
      <Button type="primary" danger loading>
        Block
      </Button>
      <Button danger size="small">
        Reject
      </Button>
      <Button type="text" icon={<PlusOutlined />} aria-label="Add" />
      <Button type="link" disabled>
        View
      </Button>
    </>
  ),
  Checkbox: (
    <>
      <Checkbox checked>All</Checkbox>
      <Checkbox indeterminate disabled />
    </>
  ),
  DatePicker: (
    <>
      <DatePicker open value={day} getPopupContainer={inPlace} />
      <DatePicker.RangePicker
        open
        value={[day, day.add(3, 'day')]}
        presets={[{ label: 'Today', value: [day, day] }]}
        getPopupContainer={inPlace}
      />
      <DatePicker picker="month" disabled value={day} />
    </>
  ),
  Descriptions: <Descriptions column={1} items={[{ key: '1', label: 'Title', children: 'Lotus House' }]} />,
  Drawer: (
    <Drawer open title="Menu" size={290} getContainer={false} mask={false}>
      Screens
    </Drawer>
  ),
  Dropdown: (
    <Dropdown open menu={{ items: [{ key: '1', label: 'Logout' }] }} getPopupContainer={inPlace}>
      <Button>Account</Button>
    </Dropdown>
  ),
  Empty: (
    <>
      <Empty />
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="No Data Found!!" />
    </>
  ),
  Flex: (
    <Flex gap="small" wrap>
      <span>a</span>
    </Flex>
  ),
  Form: (
    <Form layout="vertical">
      <Form.Item label="Title" extra="A note" required>
        <Input />
      </Form.Item>
      <Form.Item label="Mobile" validateStatus="error" help="Please enter valid number">
        <Input />
      </Form.Item>
      <Form.Item label="Name" validateStatus="warning" help="Is there already">
        <Input />
      </Form.Item>
    </Form>
  ),
  Input: (
    <>
      <Input type="search" allowClear prefix={<PlusOutlined />} defaultValue="rao" count={{ show: true, max: 35 }} />
      <form>
        <Input autoComplete="username" />
        <Input.Password autoComplete="current-password" defaultValue="lotus" />
      </form>
      <Input.TextArea rows={2} disabled />
      <Space.Compact>
        <Input aria-label="in a row" />
        <Button>Go</Button>
      </Space.Compact>
    </>
  ),
  Layout: (
    <Layout hasSider>
      <Layout.Sider theme="light">Side</Layout.Sider>
      <Layout>
        <Layout.Header>Bar</Layout.Header>
        <Layout.Content>Content</Layout.Content>
        <Layout.Footer>Foot</Layout.Footer>
      </Layout>
    </Layout>
  ),
  Menu: (
    <>
      <Menu mode="inline" selectedKeys={['1']} items={[{ key: '1', icon: <PlusOutlined />, label: 'Users' }]} />
      <Menu mode="inline" inlineCollapsed items={[{ key: '1', icon: <PlusOutlined />, label: 'Users' }]} />
    </>
  ),
  Modal: (
    <Modal open title="Block the user" getContainer={false} mask={false} footer={<Button>Close</Button>}>
      Are you sure?
    </Modal>
  ),
  notification: <Toasts />,
  Pagination: <Pagination current={2} total={60} showLessItems showSizeChanger={false} align="end" />,
  Progress: (
    <>
      <Progress percent={40} />
      <Progress percent={100} status="exception" size="small" />
    </>
  ),
  Result: <Result status="warning" title="Failed" subTitle="Why" extra={<Button>Reload</Button>} />,
  Segmented: <Segmented options={['Kannada', 'Hindi', 'English']} />,
  Select: (
    <>
      <Select open value={options[0]?.value} options={options} getPopupContainer={inPlace} />
      <Select disabled placeholder="Select a category" />
    </>
  ),
  Skeleton: <Skeleton active title={false} paragraph={{ rows: 3 }} />,
  Space: (
    <Space>
      <span>a</span>
      <span>b</span>
    </Space>
  ),
  Switch: (
    <>
      <Switch checked />
      <Switch size="small" loading />
    </>
  ),
  Table: (
    <>
      <Table
        rowKey="id"
        columns={[
          { title: 'Name', dataIndex: 'name', sorter: true, sortOrder: 'ascend' },
          { title: 'Id', dataIndex: 'id' },
        ]}
        dataSource={rows}
        rowSelection={{ selectedRowKeys: ['1'] }}
        pagination={{ total: 90, current: 4, showLessItems: true, showSizeChanger: false, showTotal: () => '1-5 / 46' }}
      />
      <Table columns={[{ title: 'Name' }]} size="small" bordered pagination={false} scroll={{ y: 100 }} />
    </>
  ),
  Tag: (
    <>
      {['success', 'error', 'warning', 'processing', 'default', 'gold'].map((color) => (
        <Tag key={color} color={color}>
          {color}
        </Tag>
      ))}
    </>
  ),
  Tooltip: (
    <Tooltip open title="Edit" getPopupContainer={inPlace}>
      <Button>Edit</Button>
    </Tooltip>
  ),
  Typography: (
    <>
      <Typography.Text type="secondary">Said by the way</Typography.Text>
      <Typography.Text type="danger" strong>
        Bad
      </Typography.Text>
      <Typography.Link href="/">Link</Typography.Link>
      <Typography.Title level={3}>Title</Typography.Title>
      <Typography.Paragraph>Paragraph</Typography.Paragraph>
    </>
  ),
  Upload: (
    <Upload showUploadList={false}>
      <Button>Choose a picture</Button>
    </Upload>
  ),
};

function Toasts() {
  const [toasts, place] = notification.useNotification({ placement: 'bottomRight' });
  useEffect(() => {
    toasts.success({ title: 'Saved', duration: false });
    toasts.error({ title: 'Not saved', duration: false });
  }, [toasts]);
  return place;
}
