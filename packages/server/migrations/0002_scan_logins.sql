CREATE TABLE "scan_logins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"ticket_hash" text NOT NULL,
	"mark" text NOT NULL,
	"challenge" text NOT NULL,
	"browser" text NOT NULL,
	"system" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"scanned_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"serial_number" text,
	CONSTRAINT "scan_logins_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "scan_logins_ticket_hash_unique" UNIQUE("ticket_hash")
);
--> statement-breakpoint
CREATE INDEX "scan_logins_expires_at" ON "scan_logins" USING btree ("expires_at");