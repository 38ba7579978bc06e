import { fuzzReadings } from './readings';
import { parts } from './runs';

fuzzReadings(parts.people);
