import { tellStories } from '../support/tellStories';

tellStories(__dirname);
