#!/bin/sh
# Makes the two roles of PostgreSQL: one that owns the tables and brings them up to date, and the one of the API, which owns nothing
# and can rewrite neither the journal nor what guards it. The container runs it for a new volume; it may be run again at any time,
# and takes the tables over that another role owns.
set -eu

psql --set=ON_ERROR_STOP=1 --quiet --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" \
  --set=owner="${OWNER_ROLE:-vivaha_owner}" --set=owner_password="$OWNER_PASSWORD" \
  --set=api="${API_ROLE:-vivaha_api}" --set=api_password="$API_PASSWORD" --set=db="$POSTGRES_DB" <<'SQL'
select format('create role %I', role) from unnest(array[:'owner', :'api']) as role
  where role not in (select rolname from pg_roles) \gexec
alter role :"owner" login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'owner_password';
alter role :"api" login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'api_password';

revoke all on database :"db" from public;
revoke all on schema public from public;
grant connect, create, temporary on database :"db" to :"owner";
grant create, usage on schema public to :"owner";
revoke all on database :"db" from :"api";
revoke all on schema public from :"api";
grant connect on database :"db" to :"api";
grant usage on schema public to :"api";

select format('alter table public.%I owner to %I', tablename, :'owner') from pg_tables where schemaname = 'public' \gexec
select format('alter function %s owner to %I', oid::regprocedure, :'owner') from pg_proc
  where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e') \gexec
SQL
