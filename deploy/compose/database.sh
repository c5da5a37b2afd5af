#!/bin/sh
# The site's database and its two users, run once when PostgreSQL's data is made: one owns the tables, one serves.
psql --username=postgres --set=ON_ERROR_STOP=1 --set=password="$ARGO_PASSWORD" \
  --set=owner_password="$ARGO_OWNER_PASSWORD" <<'SQL'
create role argo login password :'password';
create role argo_owner login createdb password :'owner_password';
create database argo owner argo_owner;
SQL
