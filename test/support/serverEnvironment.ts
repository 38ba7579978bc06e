import { TestEnvironment } from 'jest-environment-node';
import './endWorker';

export default TestEnvironment;
