CREATE TABLE "search_targets" (
	"site_id" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"version" bigint NOT NULL,
	"claimed_until" timestamp with time zone NOT NULL
);
